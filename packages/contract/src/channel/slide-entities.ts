import { z } from 'zod'
import { slidableTypes, slideTypes } from '../constants.ts'
import { id } from '../scalars.ts'
import { image } from './image-entities.ts'

export const slide = z.object({
  id,
  slidable_type: z.enum(slidableTypes),
  /** Null for main slides. */
  slidable_id: id.nullable(),
  type: z.enum(slideTypes),
  badge: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  image: image.nullable(),
  /** Where the film of a video slide is, as one file; null: it has none, or none yet. */
  video: z.string().nullable(),
  link: z.object({ url: z.string(), label: z.string() }).nullable(),
})
export type Slide = z.infer<typeof slide>
