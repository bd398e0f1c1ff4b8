/** What drizzle asks of a connection: a text with what belongs to it. */
export const isStatement = (asked: unknown): asked is { text: string } =>
  typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string'
