import { genders, type Participant } from '@grandstand/contract'
import { shortNameBeside } from '@grandstand/rules'
import { z } from 'zod'
import { localiser } from '../../channel/channel/index.ts'
import { listImages } from '../../channel/images/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { WhichRows } from '../../db/retired.ts'
import { listGroupRows, listParticipantRows } from './participant-store.ts'

const gender = z.enum(genders)

/** A team without colour or picture of its own wears its school's. */
export async function listParticipants(
  ctx: Pick<Context, 'db'>,
  asked: Reader,
  which: WhichRows = {},
): Promise<Participant[]> {
  const say = localiser(asked)
  const [rows, groups, images] = await Promise.all([
    listParticipantRows(ctx.db, asked.channel.id, which),
    listGroupRows(ctx.db, asked.channel.id, which),
    listImages(ctx, asked.channel),
  ])
  const groupsById = new Map(groups.map(group => [group.id, group]))
  return rows.map(row => {
    const group = groupsById.get(row.group_id)
    const card_name = say(row.card_name ?? row.name)
    const imageIds = row.image_ids.length > 0 ? row.image_ids : [group?.image_id ?? null]
    return {
      id: row.id,
      name: say(row.name),
      short_name: shortNameBeside(row.short_name, card_name),
      card_name,
      alias: row.alias,
      group_id: row.group_id,
      images: imageIds.map(images.byId).filter(image => image !== null),
      color: row.color ?? group?.color ?? '#808080',
      properties: { gender: gender.parse(row.gender), sport: row.category_id },
    }
  })
}
