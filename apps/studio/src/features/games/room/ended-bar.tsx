import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './room-screen.module.css'

const undoMs = 8_000

interface EndedBarProps {
  channel: string
  id: string
  onGone: () => void
}

/** For some seconds after the end: it was a mistake, and the game goes on in the same recording. */
export function EndedBar({ channel, id, onGone }: EndedBarProps) {
  const i18n = useI18n()
  const say = i18n.words.room
  const client = useClient()
  const queries = useQueryClient()
  const undoing = useMutation({
    mutationFn: () => client.send(studioWireCalls.startEvent, { params: { channel, id } }),
    gcTime: 0,
    onSuccess: onGone,
    onSettled: () => queries.invalidateQueries({ queryKey: ['event', channel, id] }),
  })
  const { isIdle } = undoing
  useEffect(() => {
    if (!isIdle) return
    const timer = setTimeout(onGone, undoMs)
    return () => clearTimeout(timer)
  }, [isIdle, onGone])
  return (
    <div className={styles.ended} role="status">
      <span>{say.ended}</span>
      <button className="button" type="button" disabled={undoing.isPending} onClick={() => undoing.mutate()}>
        {say.undo}
      </button>
      {undoing.isError && <span className="problem">{errorText(undoing.error, i18n)}</span>}
    </div>
  )
}
