import { capabilities, libraryAccessKinds } from '@grandstand/contract'
import { z } from 'zod'

/** `vod_media` is a second name of `vod_media_access`, in what people write; everything else has one. */
const withSecondName = <Name extends z.ZodType>(name: Name) =>
  z.preprocess(given => (given === 'vod_media' ? 'vod_media_access' : given), name)

export const writtenCapability = withSecondName(z.enum(capabilities))
export const writtenLibraryAccess = withSecondName(z.enum(libraryAccessKinds))
