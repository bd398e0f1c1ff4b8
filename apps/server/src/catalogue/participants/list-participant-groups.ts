import type { ParticipantGroup } from '@grandstand/contract'
import { localiser } from '../../channel/channel/index.ts'
import { listImages } from '../../channel/images/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listGroupRows, listParticipantRows } from './participant-store.ts'

export async function listParticipantGroups(
  ctx: Pick<Context, 'db'>,
  asked: Reader,
): Promise<ParticipantGroup[]> {
  const say = localiser(asked)
  const [rows, teams, images] = await Promise.all([
    listGroupRows(ctx.db, asked.channel.id),
    listParticipantRows(ctx.db, asked.channel.id),
    listImages(ctx, asked.channel),
  ])
  return rows.map(row => ({
    id: row.id,
    name: say(row.name),
    alias: row.alias,
    image: images.byId(row.image_id),
    color: row.color,
    city: say(row.city),
    participant_count: teams.filter(team => team.group_id === row.id).length,
  }))
}
