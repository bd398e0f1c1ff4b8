interface Refusal {
  error: Error
  code: string
  /** Codes by the names of the fields. */
  fields: Record<string, string>
}

/** What a client's error reports about the fields that were sent. Other errors name no fields. */
export function readRefusal(reason: unknown): Refusal {
  const error = reason instanceof Error ? reason : new Error(String(reason))
  const fields: Record<string, string> = {}
  if ('fields' in error && typeof error.fields === 'object' && error.fields !== null) {
    for (const [name, code] of Object.entries(error.fields)) fields[name] = String(code)
  }
  return { error, fields, code: 'code' in error && typeof error.code === 'string' ? error.code : '' }
}
