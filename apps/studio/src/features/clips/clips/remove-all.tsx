import { useState } from 'react'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

interface RemoveAllProps {
  count: number
  run: () => Promise<{ removed: number }>
  /** The name of the queries that are out of date afterwards. */
  changes: string
}

export function RemoveAll({ count, run, changes }: RemoveAllProps) {
  const { words, plural } = useI18n()
  const say = words.clips
  const [removed, setRemoved] = useState<number | null>(null)
  return (
    <>
      {count > 0 && (
        <ConfirmAction
          look="danger"
          label={say.removeAll}
          title={say.confirmRemoveAll}
          text={plural(say.confirmRemoveAllText, count)}
          action={say.removeAll}
          run={run}
          changes={changes}
          onDone={answer => setRemoved(answer.removed)}
        />
      )}
      <p className="quiet small pretty unless-empty" role="status">
        {removed !== null && plural(say.removed, removed)}
      </p>
    </>
  )
}
