import { Field, inputClass } from '../../ui/field.tsx'

type PasswordFieldProps = { label: string; name: string; isNew?: boolean; error: string | undefined }

export const PasswordField = ({ label, name, isNew = false, error }: PasswordFieldProps) => (
  <Field label={label} hint={isNew && 'At least 8 characters'} error={error}>
    {(control) => (
      <input
        {...control}
        name={name}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        className={inputClass}
      />
    )}
  </Field>
)

/** What is wrong with a form as a whole. */
export const FormAlert = ({ children }: { children: string | undefined }) =>
  children && (
    <p role="alert" className="text-sm font-semibold text-danger">
      {children}
    </p>
  )
