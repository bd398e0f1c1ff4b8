import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'

/** How somebody with an account shows that it is theirs. */
export interface Proof {
  by: 'password' | 'code'
  text: string
}

/** Guesses at passwords are what the captcha guards; a code is guessed five times at most. */
export async function sendProof(
  client: ApiClient,
  email: string,
  { by, text }: Proof,
  recaptcha: () => Promise<{ recaptcha_token?: string }>,
) {
  return by === 'code'
    ? client.send(wireCalls.loginWithCode, { body: { email, code: text.trim() } })
    : client.send(wireCalls.login, { body: { email, password: text, ...(await recaptcha()) } })
}
