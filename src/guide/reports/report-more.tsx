import { Camera } from 'lucide-react'
import { Field, inputClass } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { bounds } from './report.ts'
import { smallPhoto } from './small-photo.ts'
import type { More } from './use-report.tsx'

interface ReportMoreProps {
  more: More
  onChange: (part: Partial<More>) => void
}

/** A sentence and a photo, if a family likes. */
export const ReportMore = ({ more: { sentence, photo, website }, onChange }: ReportMoreProps) => (
  <>
    <Field label="What did you find?" hint="optional">
      {(control) => (
        <textarea
          {...control}
          rows={2}
          maxLength={bounds.sentence}
          value={sentence}
          onChange={(event) => onChange({ sentence: event.target.value })}
          className={inputClass}
        />
      )}
    </Field>
    <label className="relative flex min-h-14 cursor-pointer items-center gap-3 rounded-[14px] border-[1.5px] border-dashed border-control-border px-4 py-2 text-sm focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
      <Camera className="size-5.5 flex-none text-link" />
      <span>
        <b className="block font-semibold">{photo ? 'The photo goes with it' : 'Add a photo of the sign'}</b>
        <small className="text-xs text-text-muted">No people, please. We read it, then delete it.</small>
      </span>
      <input
        type="file"
        accept="image/*"
        aria-label="Add a photo of the sign"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={async ({ target: { files } }) => onChange({ photo: await photoOf(files?.[0]) })}
      />
    </label>
    {/* For machines that fill in all they find. */}
    <input
      hidden
      aria-hidden="true"
      tabIndex={-1}
      autoComplete="off"
      name="website"
      value={website}
      onChange={(event) => onChange({ website: event.target.value })}
    />
  </>
)

async function photoOf(file: File | undefined): Promise<string | undefined> {
  if (!file) return undefined
  const photo = await smallPhoto(file)
  if (!photo)
    toast({
      title: 'This photo cannot be read',
      description: 'Please try a JPG, PNG or WebP.',
      variant: 'destructive',
    })
  return photo
}
