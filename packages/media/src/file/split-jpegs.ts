import type { Readable } from 'node:stream'

const endOfImage = Buffer.from([0xff, 0xd9])

/** Pictures as ffmpeg writes them one after the other: the bytes of a picture's end never occur inside it. */
export async function* splitJpegs(output: Readable): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const chunk of output) {
    rest = Buffer.concat([rest, chunk])
    for (let end = rest.indexOf(endOfImage); end !== -1; end = rest.indexOf(endOfImage)) {
      yield rest.subarray(0, end + endOfImage.length)
      rest = rest.subarray(end + endOfImage.length)
    }
  }
}
