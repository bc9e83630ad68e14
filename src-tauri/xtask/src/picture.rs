//! A picture of a screen: read as the virtual display keeps it (XWD) or a test took it (PNG), written as PNG.

use std::io::Cursor;

use png::{BitDepth, ColorType, Compression, Decoder, Encoder, EncodingError};

/// Rows of red, green and blue, one byte each, top to bottom.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Picture {
    /// Reads what Xvfb keeps in its frame buffer file. `None` if it is no such file, or not of 32 bits a pixel.
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

    /// Reads a PNG of a byte for each colour, with or without transparency, which a screen never has. `None` if it is
    /// another kind of file.
    pub fn of_png(bytes: &[u8]) -> Option<Self> {
        let mut reader = Decoder::new(Cursor::new(bytes)).read_info().ok()?;
        let mut pixels = vec![0; reader.output_buffer_size()?];
        let frame = reader.next_frame(&mut pixels).ok()?;
        let pixels = match (frame.color_type, frame.bit_depth) {
            (ColorType::Rgb, BitDepth::Eight) => pixels,
            (ColorType::Rgba, BitDepth::Eight) => {
                pixels.chunks_exact(4).flat_map(|pixel| pixel.iter().take(3)).copied().collect()
            }
            _ => return None,
        };
        Some(Self { width: usize::try_from(frame.width).ok()?, height: usize::try_from(frame.height).ok()?, pixels })
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

    /// The bytes of a PNG file, as few as they can be.
    pub fn png(&self) -> Result<Vec<u8>, EncodingError> {
        let side = |pixels: usize| u32::try_from(pixels).map_err(|_| EncodingError::LimitsExceeded);
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, side(self.width)?, side(self.height)?);
        encoder.set_color(ColorType::Rgb);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_compression(Compression::High);
        encoder.write_header()?.write_image_data(&self.pixels)?;
        Ok(file)
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

    #[test]
    fn a_screen_becomes_a_picture() {
        let pixels = [[1, 2, 3], [255, 128, 0], [1, 2, 3], [9, 9, 9]];
        let picture = Picture::of_xwd(&xwd(2, 2, &pixels)).unwrap();
        assert_eq!(picture.pixels, pixels.concat());
        assert_eq!(picture.colours(16), 3);
        assert_eq!(picture.colours(2), 2);
        let png = picture.png().unwrap();
        let read = Picture::of_png(&png).unwrap();
        assert_eq!((read.width, read.height, read.pixels), (2, 2, pixels.concat()));
    }

    #[test]
    fn a_picture_that_a_test_took_is_read_without_its_transparency() {
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, 2, 1);
        encoder.set_color(ColorType::Rgba);
        encoder.write_header().unwrap().write_image_data(&[1, 2, 3, 255, 4, 5, 6, 255]).unwrap();
        let read = Picture::of_png(&file).unwrap();
        assert_eq!((read.width, read.height, read.pixels), (2, 1, vec![1, 2, 3, 4, 5, 6]));
        assert!(Picture::of_png(b"no picture").is_none());
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
