import { StudioError } from './studio-error.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Makes an error of any answer, be it the server's own refusal or a proxy's page. */
export function readFailure(status: number, text: string, retryAfter: string | null): StudioError {
  const seconds = Number(retryAfter ?? Number.NaN)
  const { code, fields } = readRefusal(text)
  return new StudioError({
    status,
    code: code ?? (status === 401 ? 'unauthenticated' : 'internal'),
    fields,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
  })
}

function readRefusal(text: string): { code: string | null; fields: Record<string, string> } {
  const reply = parse(text)
  const error = isObject(reply) && 'error' in reply && isObject(reply.error) ? reply.error : {}
  const said = 'fields' in error && isObject(error.fields) ? Object.entries(error.fields) : []
  return {
    code: 'code' in error && typeof error.code === 'string' ? error.code : null,
    fields: Object.fromEntries(said.map(([name, problem]) => [name, String(problem)])),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
