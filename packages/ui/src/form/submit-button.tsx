interface SubmitButtonProps {
  label: string
  sendingLabel?: string
  isSending: boolean
  /** While one has to wait. */
  isBlocked?: boolean
  /** Beside other things of the same weight. */
  isPlain?: boolean
}

/** Stays in place and keeps the focus while its form is sent. */
export function SubmitButton({
  label,
  sendingLabel = label,
  isSending,
  isBlocked,
  isPlain,
}: SubmitButtonProps) {
  return (
    <button
      className={isPlain ? 'button' : 'button button--primary'}
      type="submit"
      aria-disabled={isSending}
      disabled={isBlocked ?? false}
    >
      {isSending ? sendingLabel : label}
    </button>
  )
}
