import { Link } from '@tanstack/react-router'
import { Download, ListChecks, Upload } from 'lucide-react'
import { May } from '../../office/accounts/current-user/may.tsx'
import { Button } from '../../ui/button.tsx'
import { type AdminPlaceFilters, adminSelectionOf } from '../places/admin-place-list.ts'
import { ImportPlacesDialog } from './import-places-dialog.tsx'

interface AdminPlaceToolsProps {
  filters: AdminPlaceFilters
  onImported: () => void
  isImporting: boolean
  onImporting: (isImporting: boolean) => void
}

/** What is done with the list as a whole. */
export function AdminPlaceTools({ filters, onImported, isImporting, onImporting }: AdminPlaceToolsProps) {
  const query = String(new URLSearchParams(adminSelectionOf(filters)))
  return (
    <>
      <May be="editor">
        <Link to="/admin/review" search={adminSelectionOf(filters)} className={linkClass}>
          <ListChecks className="size-4.5" />
          Review one by one
        </Link>
      </May>
      <a href={`/api/admin/places/export.csv?${query}`} download className={linkClass}>
        <Download className="size-4.5" />
        Export CSV
      </a>
      <a href={`/api/admin/places/export.geojson?${query}`} download className={linkClass}>
        <Download className="size-4.5" />
        Export GeoJSON
      </a>
      <May be="editor">
        <Button look="ghost" className="gap-1.5! px-0!" onClick={() => onImporting(true)}>
          <Upload className="size-4.5" />
          Import…
        </Button>
        {isImporting && <ImportPlacesDialog onClose={() => onImporting(false)} onImported={onImported} />}
      </May>
    </>
  )
}

const linkClass = 'inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-link underline'
