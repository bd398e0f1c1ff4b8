import type { ErrorCode } from '@grandstand/contract'

/** Why there is no file; `failed` for all that is not said in words of its own. */
export type DownloadProblem = 'download_limit' | 'not_downloadable' | 'download_unavailable' | 'failed'

const known: readonly ErrorCode[] = ['download_limit', 'not_downloadable', 'download_unavailable']
const isKnown = (code: unknown): code is DownloadProblem => known.some(each => each === code)

interface Answer {
  ok: boolean
  headers: { get(name: string): string | null }
  json(): Promise<unknown>
}

export interface DownloadTools {
  /** Asks for the first byte: what is wrong is then said in the answer, and nothing is loaded twice. */
  ask: () => Promise<Answer>
  wait: (ms: number) => Promise<unknown>
}

/** Asks until the file is made. Null: it is there. */
export async function prepareDownload({ ask, wait }: DownloadTools): Promise<DownloadProblem | null> {
  for (;;) {
    const answer = await ask()
    if (answer.ok) return null
    const code = codeOf(await answer.json().catch(() => null))
    if (code !== 'download_preparing') return isKnown(code) ? code : 'failed'
    await wait(Number(answer.headers.get('retry-after') ?? 2) * 1000)
  }
}

function codeOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null
  const { error } = body
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : null
}
