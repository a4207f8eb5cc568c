import type { ComponentProps } from 'react'
import type { FunType } from '../../guide/fun-types/fun-type.schema.ts'
import type { ListMode } from '../places/list-modes.ts'
import { AdminPlaceTable } from './admin-place-table.tsx'
import { ComingRows } from './coming-rows.tsx'
import { LatePlaceTable } from './late-place-table.tsx'

type ListProps = ComponentProps<typeof AdminPlaceTable>

type ShownPlacesProps = Omit<ListProps, 'onTick' | 'onEdit' | 'onDelete'> & {
  mode: ListMode
  funTypes: readonly FunType[]
  onTick: (id: number) => void
  onOpen: (id: number) => void
  onDelete: (id: number) => void
}

/** The places of a page as the mode has it. */
export function ShownPlaces({ mode, funTypes, onTick, onOpen, onDelete, ...list }: ShownPlacesProps) {
  const { places, columns } = list
  if (mode === 'table')
    return (
      <LatePlaceTable places={places} columns={columns} funTypes={funTypes} onOpen={onOpen}>
        <ComingRows />
      </LatePlaceTable>
    )
  return (
    <AdminPlaceTable
      {...list}
      onTick={({ id }) => onTick(id)}
      onEdit={({ id }) => onOpen(id)}
      onDelete={({ id }) => onDelete(id)}
    />
  )
}
