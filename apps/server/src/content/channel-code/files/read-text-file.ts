import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../../../runtime/error-code.ts'
import type { Problem } from './channel-file-error.ts'

const usualMaxBytes = 1024 * 1024

/** `text` is undefined when the file is not there or cannot be used. Line ends become `\n`. */
export async function readTextFile(
  dir: string,
  file: string,
  maxBytes = usualMaxBytes,
): Promise<{ text: string | undefined; problems: Problem[] }> {
  const refuse = (message: string) => ({ text: undefined, problems: [{ file, line: 1, column: 1, message }] })
  try {
    const bytes = await readFile(path.join(dir, file))
    if (bytes.length > maxBytes)
      return refuse(`expected at most ${maxBytes / usualMaxBytes} MB, found ${bytes.length} bytes`)
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text: text.replaceAll('\r\n', '\n'), problems: [] }
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT') return { text: undefined, problems: [] }
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      return refuse('expected text in UTF-8, found other bytes')
    return refuse(`expected a readable file, found ${code ?? String(error)}`)
  }
}
