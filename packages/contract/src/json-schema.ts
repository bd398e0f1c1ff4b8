/** Of JSON Schema: what is read of one that was made of the contract. */
export type Schema = Record<string, unknown>

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null
}
