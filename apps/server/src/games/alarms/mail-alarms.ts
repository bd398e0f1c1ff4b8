import type { FoundAlarm } from '@grandstand/rules'
import { getColorSettings, localiser } from '../../channel/channel/index.ts'
import type { Tx } from '../../db/connection.ts'
import { listMailed } from '../../operators/operator-mails/index.ts'
import { describeSender, queueMail } from '../../reach/mail/index.ts'
import type { AlarmContext } from './alarm-context.ts'
import { listAlarmRows } from './alarm-store.ts'
import { writeAlarmMail } from './write-alarm-mail.ts'

/** One mail for all that began in the same moment, in the transaction that opens them. */
export async function mailAlarms(
  ctx: AlarmContext,
  tx: Tx,
  channelId: number,
  opened: readonly FoundAlarm[],
): Promise<void> {
  const readers = await listMailed(tx, 'alarm', channelId)
  const channel = readers.length === 0 ? undefined : await ctx.channels.findById(channelId)
  if (!channel) return
  const rows = await listAlarmRows(tx, channelId, { isOpen: true, limit: opened.length })
  const colors = await getColorSettings({ db: tx }, { channel })
  for (const reader of readers) {
    const { language, channelName, logo, from } = describeSender(ctx, channel, reader)
    const say = localiser({ channel, language })
    const alarms = rows.map(({ kind, event_name, camera_name }) => ({
      kind,
      game: event_name && say(event_name),
      camera: camera_name,
    }))
    await queueMail(ctx, tx, {
      channelKey: channel.channel_key,
      from,
      to: reader.email,
      ...writeAlarmMail({
        language,
        channelName,
        logo,
        colors,
        alarms,
        url: `${ctx.publicUrl}/studio/channels/${encodeURIComponent(channel.channel_key)}/tonight`,
      }),
    })
  }
}
