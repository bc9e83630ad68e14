/**
 * What crosses as it is sent. A pack's author may write a length as a text, such as `6 in`; on the wire it is always a
 * number of micrometres, so a type that admits both is a number here.
 */
export type Sent<T> = string extends T
  ? number extends T
    ? Exclude<T, string>
    : T
  : T extends object
    ? { [K in keyof T]: Sent<T[K]> }
    : T;
