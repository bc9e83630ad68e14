/** The shape of a catalogue in any language: the keys and arguments of the English one, with sentences of its own. */
export type Sentences<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Sentences<Said>
    : { readonly [Key in keyof T]: Sentences<T[Key]> };
