import { Dialog } from '@grandstand/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { errorText } from './error-text.ts'
import { useI18n } from './i18n/use-i18n.ts'

const looks = { plain: 'button', primary: 'button button--primary', danger: 'button button--danger' } as const

interface ConfirmActionProps<Answer> {
  look?: keyof typeof looks
  /** On the button. */
  label: string
  /** Names its subject, if a page has several. */
  describedLabel?: string
  /** What is asked, and on what follows from a yes. */
  title: string
  text: string
  action: string
  run: () => Promise<Answer>
  /** The name of the queries that are out of date afterwards. */
  changes: string
  onDone?: (answer: Answer) => void
}

/** A button that asks first. */
export function ConfirmAction<Answer>({ look = 'plain', ...props }: ConfirmActionProps<Answer>) {
  const i18n = useI18n()
  const queryClient = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const doing = useMutation({
    mutationFn: props.run,
    gcTime: 0,
    onSuccess(answer) {
      dialog.current?.close()
      props.onDone?.(answer)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [props.changes] }),
  })
  return (
    <>
      <button
        className={looks[look]}
        type="button"
        aria-label={props.describedLabel}
        onClick={() => dialog.current?.showModal()}
      >
        {props.label}
      </button>
      <Dialog
        ref={dialog}
        title={props.title}
        text={props.text}
        onClose={doing.reset}
        actions={
          <>
            <button
              className={looks[look === 'plain' ? 'primary' : look]}
              type="button"
              disabled={doing.isPending}
              onClick={() => doing.mutate()}
            >
              {doing.isPending ? i18n.words.user.working : props.action}
            </button>
            <button className="button" type="button" onClick={() => dialog.current?.close()}>
              {i18n.words.cancel}
            </button>
          </>
        }
      >
        <p className="small strong problem unless-empty" role="alert">
          {doing.isError && errorText(doing.error, i18n)}
        </p>
      </Dialog>
    </>
  )
}
