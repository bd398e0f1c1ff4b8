import type { InterfaceLanguage } from '@grandstand/contract/constants'
import { useMutation } from '@tanstack/react-query'
import { errorText } from './error-text.ts'
import { useI18n } from './i18n/use-i18n.ts'

interface MailSwitchProps<Answer> {
  isOn: boolean
  /** What the button says to have mails, and to have none. */
  labels: { on: string; off: string }
  /** Null: no more of them. */
  set: (language: InterfaceLanguage | null) => Promise<Answer>
  onSet: (answer: Answer) => unknown
}

/** A mail comes in the language of the page where the operator asked for it. */
export function MailSwitch<Answer>({ isOn, labels, set, onSet }: MailSwitchProps<Answer>) {
  const i18n = useI18n()
  const setting = useMutation({ mutationFn: set, gcTime: 0, onSuccess: onSet })
  return (
    <div>
      <button
        className="button"
        type="button"
        disabled={setting.isPending}
        onClick={() => setting.mutate(isOn ? null : i18n.language)}
      >
        {isOn ? labels.off : labels.on}
      </button>
      <p role="alert">{setting.isError && errorText(setting.error, i18n)}</p>
    </div>
  )
}
