import type { Clip } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { Icon } from '@grandstand/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClipsWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import styles from './clip-format.module.css'

/** As filmed, or also upright: its middle, until somebody moves the window on the clip's own page. */
export function ClipFormat({ clip }: { clip: Clip }) {
  const { client } = useApp()
  const { format: words, vertical } = useClipsWords()
  const queryClient = useQueryClient()
  const { mutate, variables, isPending, isError } = useMutation({
    mutationFn: (isUpright: boolean) => {
      const points = [{ time: clip.start_time, x: 0.5 }]
      const framing = isUpright ? { kind: 'window' as const, points } : null
      return client.send(wireCalls.frameClip, { params: { id: String(clip.id) }, body: { framing } })
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['clips'] }),
  })
  const isUpright = isPending ? variables : clip.vertical !== null
  return (
    <fieldset className={styles.choices} disabled={isPending}>
      <legend className="visually-hidden">{words.title}</legend>
      {(['upright', 'wide'] as const).map(form => (
        <label key={form} className={styles.choice}>
          <input
            className={styles.box}
            type="radio"
            name="format"
            checked={isUpright === (form === 'upright')}
            onChange={() => mutate(form === 'upright')}
          />
          <Icon name={form} />
          <span>
            <strong className={styles.name}>{words[form]}</strong>
            <span className="quiet meta">{words.text[form]}</span>
          </span>
        </label>
      ))}
      {isError && <p role="alert">{vertical.failed}</p>}
    </fieldset>
  )
}
