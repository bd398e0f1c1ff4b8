/** What a form said: texts, and groups of them (`card[number]`, `items[0][price]`). */
export type Params = { [name: string]: string | Params }
