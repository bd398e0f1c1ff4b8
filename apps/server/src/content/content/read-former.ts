import { z } from 'zod'
import { type ChannelDocument, checkDocument } from '../channel-code/index.ts'

/** Of games it says nothing. */
const former = z.looseObject({ images: z.record(z.string(), z.string()) })

/** A channel as a publication found it. What it was then is right now too, unless the rules have become narrower since. */
export function readFormer(stored: unknown): ChannelDocument {
  const { images, ...raw } = former.parse(stored)
  const { document, problems } = checkDocument(raw, new Map(Object.entries(images)))
  if (!document) throw new Error(`The former channel cannot be applied any more: ${problems[0]?.message}`)
  return document
}
