import type { FileHandle } from 'node:fs/promises'

/** A disk that becomes full takes a part of the bytes without an error; the rest then fails. */
export async function writeWhole(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; )
    done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten
}
