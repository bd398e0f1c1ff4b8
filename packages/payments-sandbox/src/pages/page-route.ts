import type { Params } from '../api/params.ts'
import type { Reply } from '../http/reply.ts'
import type { SandboxParts } from '../sandbox-parts.ts'
import type { Locale, Words } from './words.ts'

export type PageRequest = {
  parts: SandboxParts
  path: { [name: string]: string }
  query: URLSearchParams
  /** What a form sent. */
  form: Params
  locale: Locale
  words: Words
}

export type PageRoute = {
  method: 'GET' | 'POST'
  path: string
  run: (request: PageRequest) => Reply | Promise<Reply>
}
