import { Link } from '@tanstack/react-router'
import { ArrowRight, Check, Clock, Trash2 } from 'lucide-react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { isOffline, tellUnreachable } from '../../ui/network-note.tsx'
import { toast } from '../../ui/toast.ts'
import { agoInWords, isOld } from './age-words.ts'
import { keep, sizeInWords } from './keep.ts'
import type { PackSummary } from './pack.ts'
import { cityOfPack } from './pack-keys.ts'
import { PackRow } from './pack-row.tsx'
import { removePack } from './remove-pack.ts'
import { wantedAgain } from './wanted.requests.ts'

/** What is kept, with how old and how large it is. */
export function KeptPack({ summary }: { summary: PackSummary }) {
  const { key, name, keptAt, bytes } = summary
  const now = Date.now()
  const citySlug = cityOfPack(key)
  const isStale = isOld(keptAt, now)
  const renew = () => (isOffline() ? tellUnreachable() : void keep(wantedAgain(summary), { isAsked: true }))
  const remove = () =>
    removePack(key).then(() =>
      toast({
        title: `${name} is no longer kept`,
        action: {
          label: 'Keep it again',
          onAction: () => void keep(wantedAgain(summary), { isAsked: true }),
        },
      }),
    )
  return (
    <PackRow
      icon={isStale ? <Clock className="size-5.5" /> : <Check className="size-5.5" />}
      isGood={!isStale}
      title={name}
      detail={`${sizeInWords(bytes)} · kept ${agoInWords(keptAt, now)}${isStale ? ' · hours may have changed' : ''}`}
      actions={
        <>
          <Link
            to={citySlug === undefined ? '/plan' : '/funcity/$citySlug'}
            params={{ citySlug: citySlug ?? '' }}
            aria-label={`Open ${name}`}
            className={buttonClass('outline')}
          >
            <ArrowRight className="size-5" />
            Open
          </Link>
          <Button look="outline" aria-label={`Renew ${name}`} onClick={renew}>
            Renew
          </Button>
          <Button look="outline" aria-label={`Remove ${name}`} onClick={remove}>
            <Trash2 className="size-5" />
            Remove
          </Button>
        </>
      }
    />
  )
}
