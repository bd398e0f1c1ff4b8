import type { StudioEventDetail } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { FormProblem, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { readDayEnd, writeDay } from '../../../platform/day-field.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'

interface KeepVideosProps {
  channel: string
  event: StudioEventDetail
  kept: NonNullable<StudioEventDetail['kept']>
}

/** How long the videos of a game stay. An empty day leaves it to the channel. */
export function KeepVideos({ channel, event, kept }: KeepVideosProps) {
  const i18n = useI18n()
  const { words, fill, plural, zone } = i18n
  const say = words.event.keep
  const client = useClient()
  const queryClient = useQueryClient()
  const until = kept.until === null ? null : new Date(kept.until)
  const { form, field, failure, isSending } = useForm({
    fields: ['until'],
    check: typed => ({
      until:
        typed.until === '' || (readDayEnd(typed.until, zone)?.getTime() ?? 0) > Date.now() ? null : 'over',
    }),
    explain: () => say.badUntil,
    async send(typed) {
      const keep_until = readDayEnd(typed.until, zone)?.toISOString() ?? null
      const params = { channel, id: String(event.id) }
      await client.send(studioWireCalls.keepEventVideos, { params, body: { keep_until } })
      await queryClient.invalidateQueries({ queryKey: ['event'] })
    },
  })
  const rule = kept.days === null ? say.forEver : plural(say.days, kept.days)
  // The last day on which it is kept whole.
  const lastDay = until && new Date(until.getTime() - 1)
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: zone })
  return (
    <Panel title={say.title} text={lastDay ? fill(say.until, { date: day.format(lastDay) }) : rule}>
      <form {...form} className="stack-3 start">
        <FormProblem text={failure && errorText(failure, i18n)} />
        <TextField
          {...field('until')}
          type="date"
          label={say.label}
          {...(lastDay && { hint: fill(say.hint, { rule }) })}
          defaultValue={lastDay ? writeDay(lastDay, zone) : ''}
        />
        <SubmitButton label={words.common.save} sendingLabel={words.common.saving} isSending={isSending} />
      </form>
    </Panel>
  )
}
