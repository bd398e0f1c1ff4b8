import { getColorSettings, localiser } from '../../channel/channel/index.ts'
import { listImages } from '../../channel/images/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'

export interface Brand {
  name: string
  logoUrl: string | null
  primary: string
}

export async function describeBrand(ctx: Pick<Context, 'db'>, reader: Reader): Promise<Brand> {
  const { settings } = reader.channel
  const images = await listImages(ctx, reader.channel)
  const { primary } = await getColorSettings(ctx, reader)
  return {
    name: localiser(reader)(settings.name),
    logoUrl: images.byPath(settings.logo)?.url ?? null,
    primary,
  }
}
