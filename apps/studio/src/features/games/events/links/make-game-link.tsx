import { gameLinkKinds } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { FormProblem, SelectField, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../../platform/client-context.ts'
import { errorText } from '../../../../platform/error-text.ts'
import { GamePicker } from '../../../../platform/game-picker.tsx'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { type Made, MadeLink } from './made-link.tsx'

interface MakeGameLinkProps {
  channel: string
  /** Known where the game is on screen already. */
  event?: string | undefined
  /** Of the camera on screen: then it is no scorer's link. */
  camera?: string | undefined
}

/** A way in to one game for somebody without an account. */
export function MakeGameLink({ channel, event, camera }: MakeGameLinkProps) {
  const i18n = useI18n()
  const { words } = i18n
  const say = words.people.links
  const client = useClient()
  const queryClient = useQueryClient()
  const [picked, setPicked] = useState('')
  const [made, setMade] = useState<Made | null>(null)
  const game = event ?? picked
  const { form, field, failure, isSending } = useForm({
    fields: ['game', 'kind', 'name'],
    check: ({ name }) => ({
      game: game === '' ? 'noGame' : null,
      name: name.trim() === '' ? 'required' : null,
    }),
    explain: name => (name === 'game' ? say.noGame : words.errors.required),
    async send(typed) {
      const chosen = gameLinkKinds.find(each => each === typed.kind) ?? 'scorer'
      setMade(null)
      const body = {
        event_id: Number(game),
        kind: camera === undefined ? chosen : 'camera',
        name: typed.name.trim(),
        ...(camera !== undefined && { camera_id: Number(camera) }),
      } as const
      setMade(await client.send(studioWireCalls.makeGameLink, { params: { channel }, body }))
      await queryClient.invalidateQueries({ queryKey: ['game-links'] })
    },
  })
  const gameField = field('game')
  return (
    <>
      <form {...form} className="stack-4">
        {event === undefined && (
          <GamePicker
            label={say.game}
            channel={channel}
            value={picked}
            onChange={id => {
              setPicked(id)
              gameField.onInput()
            }}
            problem={gameField.problem}
          />
        )}
        {camera === undefined && (
          <SelectField
            name="kind"
            label={say.kind}
            defaultValue="scorer"
            options={gameLinkKinds.map(value => ({ value, label: say.kinds[value] }))}
          />
        )}
        <TextField {...field('name')} label={say.who} hint={say.whoHint} autoComplete="off" required />
        <FormProblem text={failure && errorText(failure, i18n)} />
        <div>
          <SubmitButton label={say.make} isSending={isSending} />
        </div>
      </form>
      {made && <MadeLink made={made} />}
    </>
  )
}
