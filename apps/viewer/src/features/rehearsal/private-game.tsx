import type { Event } from '@grandstand/contract'
import { passKinds, streamStatuses } from '@grandstand/contract/constants'
import { wireCalls } from '@grandstand/contract/wire'
import { FormProblem, SelectField, SubmitButton, TextField, useForm } from '@grandstand/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRehearsalWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { readPrivateGame } from './read-private-game.ts'
import styles from './rehearsal.module.css'

const scoreName = (index: number) => `score-${index}`

/** What operators make of their private game; all of them see it, and nobody else. */
export function PrivateGame({ game }: { game: Event }) {
  const words = useRehearsalWords()
  const say = words.privateGame
  const { client } = useApp()
  const queryClient = useQueryClient()
  const scores = game.participants.map((_, index) => scoreName(index))
  const { form, field, failure, isSending, isDone } = useForm({
    fields: ['status', 'kind', ...scores, 'period', 'minutes'],
    check: values => readPrivateGame(values, game, scores, Date.now()).problems,
    explain: name => (name === 'minutes' ? say.minutesWrong : say.scoreWrong),
    async send(values) {
      const { body } = readPrivateGame(values, game, scores, Date.now())
      await client.send(wireCalls.changeRehearsal, { params: { id: String(game.id) }, body })
      await queryClient.invalidateQueries()
    },
  })
  return (
    <form key={JSON.stringify(game)} {...form} className="stack-4" aria-label={say.title}>
      <div>
        <h2 className={styles.heading}>{say.title}</h2>
        <p className="quiet pretty">{say.text}</p>
      </div>
      <SelectField
        {...field('status')}
        label={words.status}
        options={streamStatuses.map(value => ({ value, label: words.statuses[value] }))}
        defaultValue={game.stream_status}
      />
      <SelectField
        {...field('kind')}
        label={words.kind}
        options={passKinds.map(value => ({ value, label: words.kinds[value] }))}
        defaultValue={game.type}
      />
      <div className={`${styles.scores} stack-3`}>
        {game.participants.map(({ id, name, score }, index) => (
          <TextField
            key={id}
            {...field(scoreName(index))}
            label={name}
            inputMode="numeric"
            defaultValue={score === null ? '' : String(score)}
          />
        ))}
      </div>
      <TextField {...field('period')} label={say.period} defaultValue={game.period ?? ''} />
      <TextField {...field('minutes')} label={say.minutes} hint={say.minutesHint} inputMode="numeric" />
      <FormProblem text={failure && say.failed} />
      <SubmitButton label={say.save} sendingLabel={say.saving} isSending={isSending} />
      <p role="status">{isDone && say.saved}</p>
    </form>
  )
}
