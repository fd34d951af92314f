// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { pagination as declaration } from './pagination.widget.ts';

export const pagination = runtimeOf<typeof declaration>({
  type: 'pagination',
  category: 'form',
  label: { zh: '分页', en: 'Pagination' },
  size: { width: 640, height: 44 },
  shape: 'rows',
  slots: { total: {} },
  fields: {
    defaults: {
      pageSize: 10,
      total: null,
      sizes: '10, 20, 50, 100',
      showTotal: true,
      showSizes: true,
      showJumper: false,
      fontSize: 16,
      color: '',
      background: '',
      activeColor: '',
      borderRadius: 6,
    },
  },
  sampleRows: [{ total: 128 }],
  sampleMapping: [{ role: 'total', field: 'total' }],
  upgrades: [],
});
