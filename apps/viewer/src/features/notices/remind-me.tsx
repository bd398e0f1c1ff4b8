import type { ComponentProps } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { RemindOpener } from './remind-opener.tsx'

type RemindMeProps = Omit<ComponentProps<typeof RemindOpener>, 'label' | 'className'>

export function RemindMe(props: RemindMeProps) {
  const { actions } = useWatchWords()
  const { words } = useI18n()
  const isStart = props.kind === 'start'
  return (
    <RemindOpener
      {...props}
      label={isStart ? words.events.remindMe : actions.tell}
      className={isStart ? undefined : 'button--invert'}
    />
  )
}
