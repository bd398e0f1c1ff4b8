import { type Alarm, alarmKinds } from '@grandstand/contract'
import { severityOf } from '@grandstand/rules'
import { z } from 'zod'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { listAlarmRows } from './alarm-store.ts'

const alarmKind = z.enum(alarmKinds)

export function describeAlarms(
  { channel, language }: { channel: Channel; language: string | undefined },
  rows: Awaited<ReturnType<typeof listAlarmRows>>,
): Alarm[] {
  const say = localiser({ channel, language: language ?? channel.settings.language })
  return rows.map(row => {
    const kind = alarmKind.parse(row.kind)
    return {
      id: row.id,
      kind,
      severity: severityOf(kind),
      event:
        row.event_id === null ? null : { id: row.event_id, name: row.event_name ? say(row.event_name) : '' },
      camera: row.video_id === null ? null : { id: row.video_id, name: row.camera_name ?? '' },
      opened_at: row.opened_at.toISOString(),
      closed_at: row.closed_at?.toISOString() ?? null,
      acknowledged_by: row.acknowledged_by,
    }
  })
}
