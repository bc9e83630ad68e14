//! A picture of a screen: read as the virtual display keeps it (XWD), written as PNG.

/// Rows of red, green and blue, one byte each, top to bottom.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Picture {
    /// Reads what Xvfb keeps in its frame buffer file; none when it is no such file, or not of 32 bits a pixel.
    pub fn of_xwd(bytes: &[u8]) -> Option<Self> {
        let word = |index: usize| -> Option<usize> {
            let four = bytes.get(index * 4..index * 4 + 4)?;
            usize::try_from(u32::from_be_bytes(four.try_into().ok()?)).ok()
        };
        let (header, version, width, height) = (word(0)?, word(1)?, word(4)?, word(5)?);
        let (byte_order, bits, line, colours) = (word(7)?, word(11)?, word(12)?, word(19)?);
        let sound = version == 7 && bits == 32 && width > 0 && height > 0;
        if !sound || width > 16_384 || height > 16_384 || line < width * 4 {
            return None;
        }
        let start = header.checked_add(colours.checked_mul(12)?)?;
        let mut pixels = Vec::with_capacity(width * height * 3);
        for row in 0..height {
            let from = start + row * line;
            for pixel in bytes.get(from..from + width * 4)?.chunks_exact(4) {
                match byte_order {
                    0 => pixels.extend([pixel[2], pixel[1], pixel[0]]),
                    _ => pixels.extend([pixel[1], pixel[2], pixel[3]]),
                }
            }
        }
        Some(Self { width, height, pixels })
    }

    /// How many colours it has, counted up to a limit.
    pub fn colours(&self, limit: usize) -> usize {
        let mut seen: Vec<&[u8]> = Vec::new();
        for pixel in self.pixels.chunks_exact(3) {
            if seen.last() != Some(&pixel) && !seen.contains(&pixel) {
                seen.push(pixel);
                if seen.len() >= limit {
                    break;
                }
            }
        }
        seen.len()
    }

    /// The bytes of a PNG file.
    pub fn png(&self) -> Vec<u8> {
        let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
        let mut head = Vec::new();
        for side in [self.width, self.height] {
            head.extend(u32::try_from(side).unwrap_or(u32::MAX).to_be_bytes());
        }
        // 8 bits, red green blue, and the only compression, filter and interlace there are.
        head.extend([8, 2, 0, 0, 0]);
        chunk(&mut file, b"IHDR", &head);
        chunk(&mut file, b"IDAT", &zlib(&self.filtered()));
        chunk(&mut file, b"IEND", &[]);
        file
    }

    /// Every row as its difference to the one above: flat areas become zeros.
    fn filtered(&self) -> Vec<u8> {
        const UP: u8 = 2;
        let row = self.width * 3;
        let mut bytes = Vec::with_capacity((row + 1) * self.height);
        for start in (0..self.pixels.len()).step_by(row) {
            bytes.push(UP);
            for at in start..start + row {
                let above = if start == 0 { 0 } else { self.pixels[at - row] };
                bytes.push(self.pixels[at].wrapping_sub(above));
            }
        }
        bytes
    }
}

fn chunk(file: &mut Vec<u8>, name: &[u8; 4], bytes: &[u8]) {
    file.extend(u32::try_from(bytes.len()).unwrap_or(u32::MAX).to_be_bytes());
    let start = file.len();
    file.extend(name);
    file.extend(bytes);
    let sum = crc32(&file[start..]);
    file.extend(sum.to_be_bytes());
}

fn crc32(bytes: &[u8]) -> u32 {
    let mut sum = u32::MAX;
    for byte in bytes {
        sum ^= u32::from(*byte);
        for _ in 0..8 {
            let low = sum & 1;
            sum >>= 1;
            if low == 1 {
                sum ^= 0xEDB8_8320;
            }
        }
    }
    !sum
}

fn adler32(bytes: &[u8]) -> u32 {
    let (mut a, mut b) = (1_u32, 0_u32);
    for byte in bytes {
        a = (a + u32::from(*byte)) % 65_521;
        b = (b + a) % 65_521;
    }
    b << 16 | a
}

/// A zlib stream of one block with the fixed codes, in which only runs of one byte are shortened: enough for screens.
fn zlib(bytes: &[u8]) -> Vec<u8> {
    let mut out = Bits { bytes: vec![0x78, 0x01], held: 0, count: 0 };
    out.low_first(1, 1);
    out.low_first(1, 2);
    let mut at = 0;
    while at < bytes.len() {
        let byte = bytes[at];
        out.symbol(u32::from(byte));
        at += 1;
        let run = bytes[at..].iter().take(258).take_while(|next| **next == byte).count();
        if run >= 3 {
            out.run(run);
            at += run;
        }
    }
    out.symbol(256);
    out.flush();
    out.bytes.extend(adler32(bytes).to_be_bytes());
    out.bytes
}

struct Bits {
    bytes: Vec<u8>,
    held: u32,
    count: u32,
}

impl Bits {
    fn low_first(&mut self, value: u32, count: u32) {
        self.held |= value << self.count;
        self.count += count;
        while self.count >= 8 {
            self.bytes.push(self.held.to_le_bytes()[0]);
            self.held >>= 8;
            self.count -= 8;
        }
    }

    /// Codes, unlike numbers, stand with their highest bit first.
    fn code(&mut self, code: u32, count: u32) {
        self.low_first(code.reverse_bits() >> (32 - count), count);
    }

    fn symbol(&mut self, symbol: u32) {
        match symbol {
            0..=143 => self.code(0x30 + symbol, 8),
            144..=255 => self.code(0x190 + symbol - 144, 9),
            256..=279 => self.code(symbol - 256, 7),
            _ => self.code(0xC0 + symbol - 280, 8),
        }
    }

    /// The byte before, again, 3 to 258 times.
    fn run(&mut self, length: usize) {
        let length = u32::try_from(length).unwrap_or(258).clamp(3, 258);
        let (symbol, extra, count) = length_code(length);
        self.symbol(symbol);
        self.low_first(extra, count);
        self.code(0, 5);
    }

    fn flush(&mut self) {
        if self.count > 0 {
            self.low_first(0, 8 - self.count);
        }
    }
}

/// The symbol of a length, the number beside it and that number's bits.
fn length_code(length: u32) -> (u32, u32, u32) {
    match length {
        258 => (285, 0, 0),
        3..=10 => (254 + length, 0, 0),
        _ => {
            // Four symbols to each doubling: 11 to 18 take one bit more, 19 to 34 two, and so on.
            let from = length - 3;
            let count = from.ilog2() - 2;
            (257 + 4 * count + (from >> count), from & ((1 << count) - 1), count)
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]
    use super::*;

    fn xwd(width: u32, height: u32, pixels: &[[u8; 3]]) -> Vec<u8> {
        let mut words = [0_u32; 25];
        let set = [
            (0, 104),
            (1, 7),
            (2, 2),
            (3, 24),
            (4, width),
            (5, height),
            (11, 32),
            (12, width.wrapping_mul(4)),
            (19, 1),
        ];
        for (index, value) in set {
            words[index] = value;
        }
        let mut bytes: Vec<u8> = words.iter().flat_map(|word| word.to_be_bytes()).collect();
        bytes.extend([0; 4 + 12]);
        bytes.extend(pixels.iter().flat_map(|[r, g, b]| [*b, *g, *r, 0]));
        bytes
    }

    /// Undoes the one kind of block that is written here, by the code tables of RFC 1951.
    fn inflate(zlib: &[u8]) -> Vec<u8> {
        const BASE: [usize; 29] = [
            3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
            227, 258,
        ];
        const EXTRA: [usize; 29] =
            [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
        let mut bits = zlib[2..zlib.len() - 4].iter().flat_map(|byte| (0..8).map(move |bit| byte >> bit & 1));
        let mut code =
            |count: usize, sofar: u32| (0..count).fold(sofar, |c, _| c << 1 | u32::from(bits.next().unwrap()));
        assert_eq!(code(3, 0), 0b110);
        let mut out: Vec<u8> = Vec::new();
        loop {
            let seven = code(7, 0);
            let symbol = if seven <= 23 {
                256 + seven
            } else {
                let eight = code(1, seven);
                match eight {
                    0x30..=0xBF => eight - 0x30,
                    0xC0..=0xC7 => eight - 0xC0 + 280,
                    _ => code(1, eight) - 0x190 + 144,
                }
            };
            match symbol {
                0..=255 => out.push(u8::try_from(symbol).unwrap()),
                256 => return out,
                _ => {
                    let index = usize::try_from(symbol).unwrap() - 257;
                    let extra: usize = (0..EXTRA[index]).map(|bit| usize::try_from(code(1, 0)).unwrap() << bit).sum();
                    assert_eq!(code(5, 0), 0);
                    let last = *out.last().unwrap();
                    out.resize(out.len() + BASE[index] + extra, last);
                }
            }
        }
    }

    #[test]
    fn every_length_of_run_comes_back() {
        let mut bytes = Vec::new();
        for run in 1..=600_usize {
            bytes.resize(bytes.len() + run, u8::try_from(run % 251).unwrap());
        }
        assert_eq!(inflate(&zlib(&bytes)), bytes);
    }

    #[test]
    fn the_sums_are_those_of_the_standards() {
        assert_eq!(crc32(b"123456789"), 0xCBF4_3926);
        assert_eq!(adler32(b"Wikipedia"), 0x11E6_0398);
    }

    #[test]
    fn a_screen_becomes_a_picture() {
        let pixels = [[1, 2, 3], [255, 128, 0], [1, 2, 3], [9, 9, 9]];
        let picture = Picture::of_xwd(&xwd(2, 2, &pixels)).unwrap();
        assert_eq!(picture.pixels, pixels.concat());
        assert_eq!(picture.colours(16), 3);
        assert_eq!(picture.colours(2), 2);
        assert_eq!(picture.filtered(), [2, 1, 2, 3, 255, 128, 0, 2, 0, 0, 0, 10, 137, 9]);
        let png = picture.png();
        assert!(png.starts_with(b"\x89PNG") && png.ends_with(&[b'I', b'E', b'N', b'D', 0xAE, 0x42, 0x60, 0x82]));
        assert_eq!(png[16..24], [0, 0, 0, 2, 0, 0, 0, 2]);
    }

    #[test]
    fn what_is_no_screen_is_refused() {
        let whole = xwd(2, 1, &[[0, 0, 0]; 2]);
        for length in 0..whole.len() {
            assert!(Picture::of_xwd(&whole[..length]).is_none(), "{length}");
        }
        assert!(Picture::of_xwd(&xwd(0, 1, &[])).is_none());
        assert!(Picture::of_xwd(&xwd(u32::MAX, u32::MAX, &[])).is_none());
    }
}
