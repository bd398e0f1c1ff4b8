import { FieldFrame } from '@grandstand/ui'

interface SecretFieldProps {
  name: string
  label: string
  hint: string
  problem: string | undefined
  onInput: () => void
  isOptional?: boolean
}

/** Typed once, and shown to nobody: a browser that offers to keep it as a password is told not to. */
export function SecretField({ label, problem, hint, name, onInput, isOptional = false }: SecretFieldProps) {
  return (
    <FieldFrame label={label} problem={problem} hint={hint}>
      {control => (
        <input
          {...control}
          name={name}
          type="password"
          autoComplete="new-password"
          spellCheck={false}
          required={!isOptional}
          onInput={onInput}
        />
      )}
    </FieldFrame>
  )
}
