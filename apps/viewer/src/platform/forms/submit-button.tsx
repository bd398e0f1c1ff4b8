interface SubmitButtonProps {
  label: string
  sendingLabel: string
  isSending: boolean
  /** While one has to wait. */
  isBlocked?: boolean
}

/** Stays in place and keeps the focus while its form is sent. */
export function SubmitButton({ label, sendingLabel, isSending, isBlocked = false }: SubmitButtonProps) {
  return (
    <button className="button button--primary" type="submit" aria-disabled={isSending} disabled={isBlocked}>
      {isSending ? sendingLabel : label}
    </button>
  )
}
