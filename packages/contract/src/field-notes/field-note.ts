/** What a field holds, in a sentence, and a value as it may come. */
export type FieldNote = readonly [note: string, example?: unknown]

/** By the field's name, since a name means the same everywhere; where it does not, by its owner and its name: `Clip.status`. */
export type FieldNotes = Readonly<Record<string, FieldNote>>
