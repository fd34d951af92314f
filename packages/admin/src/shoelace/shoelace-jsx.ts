import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type SlAlert from '@shoelace-style/shoelace/dist/components/alert/alert.js';
import type SlBadge from '@shoelace-style/shoelace/dist/components/badge/badge.js';
import type SlButton from '@shoelace-style/shoelace/dist/components/button/button.js';
import type SlButtonGroup from '@shoelace-style/shoelace/dist/components/button-group/button-group.js';
import type SlCheckbox from '@shoelace-style/shoelace/dist/components/checkbox/checkbox.js';
import type SlColorPicker from '@shoelace-style/shoelace/dist/components/color-picker/color-picker.js';
import type SlCopyButton from '@shoelace-style/shoelace/dist/components/copy-button/copy-button.js';
import type SlDetails from '@shoelace-style/shoelace/dist/components/details/details.js';
import type SlDialog from '@shoelace-style/shoelace/dist/components/dialog/dialog.js';
import type SlDivider from '@shoelace-style/shoelace/dist/components/divider/divider.js';
import type SlDrawer from '@shoelace-style/shoelace/dist/components/drawer/drawer.js';
import type SlDropdown from '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js';
import type SlIcon from '@shoelace-style/shoelace/dist/components/icon/icon.js';
import type SlIconButton from '@shoelace-style/shoelace/dist/components/icon-button/icon-button.js';
import type SlInput from '@shoelace-style/shoelace/dist/components/input/input.js';
import type SlMenu from '@shoelace-style/shoelace/dist/components/menu/menu.js';
import type SlMenuItem from '@shoelace-style/shoelace/dist/components/menu-item/menu-item.js';
import type SlMenuLabel from '@shoelace-style/shoelace/dist/components/menu-label/menu-label.js';
import type SlPopup from '@shoelace-style/shoelace/dist/components/popup/popup.js';
import type SlProgressBar from '@shoelace-style/shoelace/dist/components/progress-bar/progress-bar.js';
import type SlRadioButton from '@shoelace-style/shoelace/dist/components/radio-button/radio-button.js';
import type SlRadioGroup from '@shoelace-style/shoelace/dist/components/radio-group/radio-group.js';
import type SlRange from '@shoelace-style/shoelace/dist/components/range/range.js';
import type SlSkeleton from '@shoelace-style/shoelace/dist/components/skeleton/skeleton.js';
import type SlSpinner from '@shoelace-style/shoelace/dist/components/spinner/spinner.js';
import type SlSwitch from '@shoelace-style/shoelace/dist/components/switch/switch.js';
import type SlTab from '@shoelace-style/shoelace/dist/components/tab/tab.js';
import type SlTabGroup from '@shoelace-style/shoelace/dist/components/tab-group/tab-group.js';
import type SlTabPanel from '@shoelace-style/shoelace/dist/components/tab-panel/tab-panel.js';
import type SlTag from '@shoelace-style/shoelace/dist/components/tag/tag.js';
import type SlTextarea from '@shoelace-style/shoelace/dist/components/textarea/textarea.js';
import type SlTooltip from '@shoelace-style/shoelace/dist/components/tooltip/tooltip.js';
import type SlTree from '@shoelace-style/shoelace/dist/components/tree/tree.js';
import type SlTreeItem from '@shoelace-style/shoelace/dist/components/tree-item/tree-item.js';
import type { AtOnce } from './at-once.ts';
import type { IconName } from './icons.ts';

type NotMethods<E> = { [K in keyof E]: E[K] extends (...args: never[]) => unknown ? never : K }[keyof E];
type OwnProps<E extends object> = { [K in Exclude<NotMethods<E>, keyof HTMLElement>]?: E[K] | undefined };
type Entry = 'onsl-input' | 'onsl-change';
type Listeners = { [K in Entry]?: AtOnce } & { [K in `onsl-${string}`]?: (event: CustomEvent) => void };
type NativeProps<E extends object> = DetailedHTMLProps<HTMLAttributes<E>, E>;

/** JSX properties of a Shoelace element: its own properties, HTML's, and `onsl-…` for its events. */
type Sl<E extends object> = Omit<NativeProps<E>, keyof OwnProps<E>> & OwnProps<E> & Listeners & { autofocus?: boolean };
type WithIcon<P> = Omit<P, 'name'> & { name: IconName };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sl-alert': Sl<SlAlert>;
      'sl-badge': Sl<SlBadge>;
      'sl-button': Sl<SlButton>;
      'sl-button-group': Sl<SlButtonGroup>;
      'sl-checkbox': Sl<SlCheckbox>;
      'sl-color-picker': Sl<SlColorPicker>;
      'sl-copy-button': Sl<SlCopyButton>;
      'sl-details': Sl<SlDetails>;
      'sl-dialog': Sl<SlDialog>;
      'sl-divider': Sl<SlDivider>;
      'sl-drawer': Sl<SlDrawer>;
      'sl-dropdown': Sl<SlDropdown>;
      'sl-icon': WithIcon<Sl<SlIcon>>;
      'sl-icon-button': WithIcon<Sl<SlIconButton>>;
      'sl-input': Sl<SlInput>;
      'sl-menu': Sl<SlMenu>;
      'sl-menu-item': Sl<SlMenuItem>;
      'sl-menu-label': Sl<SlMenuLabel>;
      'sl-popup': Sl<SlPopup>;
      'sl-progress-bar': Sl<SlProgressBar>;
      'sl-radio-button': Sl<SlRadioButton>;
      'sl-radio-group': Sl<SlRadioGroup>;
      'sl-range': Sl<SlRange>;
      'sl-skeleton': Sl<SlSkeleton>;
      'sl-spinner': Sl<SlSpinner>;
      'sl-switch': Sl<SlSwitch>;
      'sl-tab': Sl<SlTab>;
      'sl-tab-group': Sl<SlTabGroup>;
      'sl-tab-panel': Sl<SlTabPanel>;
      'sl-tag': Sl<SlTag>;
      'sl-textarea': Sl<SlTextarea>;
      'sl-tooltip': Sl<SlTooltip>;
      'sl-tree': Sl<SlTree>;
      'sl-tree-item': Sl<SlTreeItem>;
    }
  }
}
