import { ApiError } from '@grandstand/api-client'
import type { GameChangesPreview, GameChoices } from '@grandstand/contract'
import { maxChangedGames, maxRemovedGames } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { FormProblem } from '@grandstand/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../../platform/client-context.ts'
import { errorText } from '../../../../platform/error-text.ts'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../../platform/panel.tsx'
import styles from './bulk.module.css'
import { BulkFields } from './bulk-fields.tsx'
import { BulkPreview } from './bulk-preview.tsx'
import type { BulkBody, BulkChange } from './read-bulk-form.ts'

interface BulkPanelProps {
  channel: string
  /** What was asked for. */
  kind: BulkChange['kind']
  games: BulkBody['games']
  /** What the choice leaves out already. */
  leftOut: readonly number[]
  choices: GameChoices
  onDone: (changed: number) => void
  onClose: () => void
}

interface Looked {
  body: BulkBody
  preview: GameChangesPreview
}

/** Looked at first, game by game, then written at once. */
export function BulkPanel({
  channel,
  kind: wanted,
  games,
  leftOut,
  choices,
  onDone,
  onClose,
}: BulkPanelProps) {
  const i18n = useI18n()
  const { words, language, fill, plural, number } = i18n
  const say = words.games.bulk
  const client = useClient()
  const queryClient = useQueryClient()
  const [looked, setLooked] = useState<Looked | null>(null)
  const params = { channel }
  const looking = useMutation({
    mutationFn: async (body: BulkBody) => {
      setLooked({ body, preview: await client.send(studioWireCalls.previewGameChanges, { params, body }) })
    },
    gcTime: 0,
  })
  const writing = useMutation({
    mutationFn: async ({ body, preview }: Looked) => {
      const { version } = preview
      return client.send(studioWireCalls.changeGames, { params, body: { ...body, version } })
    },
    gcTime: 0,
    async onSuccess({ changed }) {
      await queryClient.invalidateQueries({ queryKey: ['events'] })
      await queryClient.invalidateQueries({ queryKey: ['event'] })
      onDone(changed)
    },
  })
  const leaveOut = (ids: readonly number[], isLeftOut: boolean) => {
    if (!looked) return
    writing.reset()
    const others = looked.body.left_out.filter(id => !ids.includes(id))
    looking.mutate({ ...looked.body, left_out: isLeftOut ? [...others, ...ids] : others })
  }
  const preview = looked?.preview
  const kind = looked?.body.change.kind ?? wanted
  const counts = preview?.counts
  const wrong = preview?.games.filter(({ state }) => state === 'wrong').map(({ id }) => id) ?? []
  const buyers = (preview?.games ?? [])
    .filter(({ state }) => state === 'changed')
    .reduce((sum, game) => sum + game.buyers, 0)
  const isBusy = looking.isPending || writing.isPending
  const max = kind === 'remove' ? maxRemovedGames : maxChangedGames
  const problem = looking.isError
    ? errorText(looking.error, i18n)
    : writing.isError
      ? writing.error instanceof ApiError && writing.error.status === 409
        ? say.conflict
        : errorText(writing.error, i18n)
      : preview?.is_too_many
        ? fill(say.tooMany, { max: number(max) })
        : null
  return (
    <Panel title={say.title} text={say.text}>
      <BulkFields
        first={wanted}
        choices={choices}
        onClose={onClose}
        onLook={change => {
          writing.reset()
          return looking.mutateAsync({ games, change, left_out: [...leftOut], language }).catch(() => {})
        }}
      />
      <FormProblem text={problem} />
      {looked && preview && counts && !preview.is_too_many && (
        <div className={`${styles.preview} stack-4`}>
          <p role="status">
            {fill(say.counts, {
              changed: number(counts.changed),
              same: number(counts.same),
              wrong: number(counts.wrong),
              left: number(counts.left_out),
            })}
          </p>
          {buyers > 0 && kind !== 'remove' && (
            <p className="pretty note">{plural(say.meaning[kind], buyers)}</p>
          )}
          <div className="row-3 middle">
            <button
              className={
                kind === 'remove' || kind === 'cancel' ? 'button button--danger' : 'button button--primary'
              }
              type="button"
              disabled={wrong.length > 0 || counts.changed === 0 || isBusy}
              onClick={() => writing.mutate(looked)}
            >
              {writing.isPending ? words.games.season.writing : plural(say.write[kind], counts.changed)}
            </button>
            {wrong.length > 0 && (
              <button
                className="button"
                type="button"
                disabled={isBusy}
                onClick={() => leaveOut(wrong, true)}
              >
                {plural(say.leaveOut, wrong.length)}
              </button>
            )}
            {writing.isError && (
              <button className="button" type="button" disabled={isBusy} onClick={() => leaveOut([], true)}>
                {words.games.season.lookAgain}
              </button>
            )}
          </div>
          <BulkPreview
            kind={kind}
            preview={preview}
            currency={choices.currency}
            onLeaveOut={(id, isLeftOut) => leaveOut([id], isLeftOut)}
          />
        </div>
      )}
    </Panel>
  )
}
