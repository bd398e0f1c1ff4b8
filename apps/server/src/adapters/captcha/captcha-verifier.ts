export interface CaptchaQuestion {
  secret: string
  /** What the widget gave to the browser; empty when it gave nothing. */
  token: string
  ip: string
}

/** `unknown`: the verifier is away or cannot tell, which says nothing about the visitor. */
export type CaptchaVerdict = 'human' | 'robot' | 'unknown'

export interface CaptchaVerifier {
  /** Whether the verifier knows the secret. Throws when it does not answer. */
  isKnown(secret: string): Promise<boolean>
  verify(question: CaptchaQuestion): Promise<CaptchaVerdict>
}
