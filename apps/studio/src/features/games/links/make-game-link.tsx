import { gameLinkKinds } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { FormProblem, SelectField, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { GamePicker } from '../../../platform/game-picker.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LinkLine } from '../../../platform/link-line.tsx'
import { QrCode } from '../../../platform/qr-code.tsx'

/** The link is shown once, to be copied or to be scanned from this screen. */
export function MakeGameLink({ channel }: { channel: string }) {
  const i18n = useI18n()
  const { words, fill, dateTime } = i18n
  const say = words.people.links
  const client = useClient()
  const queryClient = useQueryClient()
  const [game, setGame] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [made, setMade] = useState<{ link: string; expires_at: string } | null>(null)
  const { form, field, failure, isSending } = useForm({
    fields: ['name', 'kind'],
    check: ({ name }) => ({ name: name.trim() === '' ? 'required' : null }),
    explain: () => words.errors.required,
    async send(typed) {
      setMissing(game === '')
      if (game === '') return
      const kind = gameLinkKinds.find(each => each === typed.kind) ?? 'scorer'
      setMade(null)
      const body = { event_id: Number(game), kind, name: typed.name.trim() }
      setMade(await client.send(studioWireCalls.makeGameLink, { params: { channel }, body }))
      await queryClient.invalidateQueries({ queryKey: ['game-links'] })
    },
  })
  return (
    <>
      <form {...form} className="stack-4">
        <GamePicker
          label={say.game}
          channel={channel}
          value={game}
          onChange={setGame}
          problem={isMissing && game === '' ? say.noGame : undefined}
        />
        <SelectField
          name="kind"
          label={say.kind}
          defaultValue="scorer"
          options={gameLinkKinds.map(value => ({ value, label: say.kinds[value] }))}
        />
        <TextField {...field('name')} label={say.who} hint={say.whoHint} autoComplete="off" required />
        <FormProblem text={failure && errorText(failure, i18n)} />
        <div>
          <SubmitButton label={say.make} isSending={isSending} />
        </div>
      </form>
      {made && (
        <div className="stack-3" role="status">
          <p className="small strong">{fill(say.made, { time: dateTime(made.expires_at) })}</p>
          <LinkLine label={words.people.link} href={made.link} />
          <QrCode text={made.link} label={say.code} />
        </div>
      )}
    </>
  )
}
