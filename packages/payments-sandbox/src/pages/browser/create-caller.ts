export type CallResult = { ok: boolean; body: { [name: string]: unknown } }
export type Caller = (method: 'GET' | 'POST', path: string, params: CallParams) => Promise<CallResult>
export type CallParams = { [name: string]: string | CallParams | undefined }

/**
 * What runs in browsers is sent as the text of its functions, so each stands alone: it uses what it is given and what a
 * browser has, nothing that is imported.
 */
export function createCaller(base: string, given: string): Caller {
  // A platform's key with the account that it means.
  const [key, account] = given.split('@')

  function encode(params: CallParams, prefix: string): string[] {
    return Object.entries(params).flatMap(([name, value]) => {
      const path = prefix ? `${prefix}[${name}]` : name
      if (value === undefined) return []
      if (typeof value === 'object') return encode(value, path)
      return [`${encodeURIComponent(path)}=${encodeURIComponent(value)}`]
    })
  }

  return async (method, path, params) => {
    const text = encode(params, '').join('&')
    const isGet = method === 'GET'
    try {
      const response = await fetch(`${base}${path}${isGet && text ? `?${text}` : ''}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(account ? { 'stripe-account': account } : {}),
          ...(isGet ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(isGet ? {} : { body: text }),
      })
      return { ok: response.ok, body: await response.json() }
    } catch {
      const error = { type: 'api_connection_error', message: 'The payment service cannot be reached.' }
      return { ok: false, body: { error } }
    }
  }
}
