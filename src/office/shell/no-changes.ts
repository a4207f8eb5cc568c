import { toast } from '../../ui/toast.ts'

/** Neither done nor failed: there was nothing to do. */
export const sayNoChanges = () =>
  void toast({ title: 'No Changes', description: 'There are no changes to save.', variant: 'warning' })
