import { type PackageProduct, packageTypes } from '@grandstand/contract'
import { isOffered } from '@grandstand/rules'
import { z } from 'zod'
import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { describeProduct } from './describe-product.ts'
import { listPackageRows } from './product-list-store.ts'

const packageType = z.enum(packageTypes)

export async function listPackages(
  ctx: Pick<Context, 'db' | 'now'>,
  asked: Reader,
): Promise<PackageProduct[]> {
  const say = localiser(asked)
  const day = { timeZone: asked.channel.settings.time_zone, now: ctx.now() }
  const rows = await listPackageRows(ctx.db, asked.channel.id)
  return rows
    .filter(row => isOffered(row, day))
    .map(row => ({
      ...describeProduct(asked, row),
      type: packageType.parse(row.type),
      event_categories: row.event_category_ids,
      is_team_pass: row.is_team_pass,
      tag: row.tag && say(row.tag),
      ends_on: row.ends_on,
      valid_days: row.valid_days,
    }))
}
