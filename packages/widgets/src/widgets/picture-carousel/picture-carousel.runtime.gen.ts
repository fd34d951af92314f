// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { pictureCarousel as declaration } from './picture-carousel.widget.ts';

export const pictureCarousel = runtimeOf<typeof declaration>({
  type: 'picture-carousel',
  category: 'media',
  label: { zh: '图片轮播', en: 'Picture carousel' },
  size: { width: 480, height: 300 },
  shape: 'roles',
  slots: { src: {}, name: {}, label: {} },
  fields: {
    defaults: {
      pictures: [],
      objectFit: 'cover',
      borderRadius: 8,
      drifts: false,
      interval: 5,
      transitionEffect: 'fade',
      indicator: 'dots',
      hasArrows: true,
      pausesOnHover: true,
      showsCaption: true,
      captionPlace: 'bottom',
      fontSize: null,
    },
    choices: {
      objectFit: ['cover', 'contain', 'fill'],
      transitionEffect: ['fade', 'slide', 'zoom', 'flip', 'none'],
      indicator: ['dots', 'bars', 'number', 'none'],
      captionPlace: ['bottom', 'top'],
    },
  },
  sampleColumns: { picture: { zh: '图片', en: 'Picture' }, title: { zh: '标题', en: 'Title' }, note: { zh: '说明', en: 'Note' } },
  sampleRows: [
    {
      picture: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAPAAAACWBAMAAAAS1hjmAAAAMFBMVEUUKFAfOms9S4B6WobAcnzwlWv/wnozRW8mNlkSHTj/2YoaJ0gMFSsAAAAAAAAAAAAsyywDAAACPUlEQVR42u3U0W3bMBAGYK7QFbKCgUxgxBMEGSAtJ4h9BjqAuYKRDfKYFEgArZChKseSRZ6O0tEmpdb5f0AvpMyPdzjLGARBEARBEKR4fswUwIABAwYMGDDgGeCbmQIYMGDAgAED/tfhqqperw5eDKWG3xbn5XFkvwxsv/I4OWztuFwCtlYhnw3Ht6zVyPnhWx+2E8KBGy85OxwWHC85O8zcaMlXA/NOR3t9NXDPjfX6WuB+p2O9BvyfwPsuyfByKPXpf4a2PPi4eifA8u8zw4Jrf04Bz1bxN4BfXo7PBPCK6uSH936e69Mrya3lqeHGJZLhpfbflAwTg7vhOjaiFExRuFm+U3Y6EV6NwlQGpgB+l+CNrtMC3I5L/XDYK/j3YYsEmMtZYOrDp6nutlSdToJXOnijKTgJJh1MmoJVw7UX8jwAbxQFXwz3h8svOe4uzVMBeDPuLg3dB+mfztY0cFPyr/uBGFoXgOszB9UvmBjMp/ocmASpuZAHr8dhb615hqaa2JmHPPAbGfZWJpgibocZ9lYueB1xT5phb8nDlQ5T1G04E75FeaaalUxCTHA/EmDn0uGtaxNzW5jam+WAXRDZPcFtLoe3jkcJ86lOhJ2Q3dmweqq3zinlvHDEldqdFXYD2aUM1+Hw6kMNO5cg62DNcG3dWMrATpFdHHZFYb9ow750heGuaLMLPznBEBWAT7RhyzLcn+rjljfVLjGAtR+QieB+Wjh9uAADBgz4YvhzpgAGDBgwYMCAvzH8F7FulhjKvd3bAAAAAElFTkSuQmCC',
      title: { zh: '滨江智能工厂', en: 'Riverside smart plant' },
      note: { zh: '一期 · 12 条产线', en: 'Phase one · 12 lines' },
    },
    {
      picture: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAPAAAACWBAMAAAAS1hjmAAAAMFBMVEUKEjAPHUgVMGofTIwsb67p8v8WMF4OIUgLGjpfj9D/0nobSoYAAAAAAAAAAAAAAACqAvR9AAADE0lEQVR42u3YS27bMBAAUG16gCxyAS98gQA+QtZpAV+gBWR0HUCEcoIA3QfgCQLwBAV6uVIUf5KGMilxRDmeWQS2JfOJnOHHqSoKCgoKCgoKCop7jJci6rdzFwVg5Z4xO/0AxlnH9wesgOFHA583hq2L1+V9wW6k8ca6mu8wXpcJvk/YL2q0sqahJnhbuNhafX/bYrkTSLEzl5Hx3CD8iDvQEj4E48cBM6oDetQmCN4ePso3Xx3m9e8PgovkmCfDR3Bu7Aj27tsVXGeGneHDsq74LcO8b2g1rK//PMbmLgnm4RwvhvUXLswLVHjU9BCWz5QOew1kg+uicKC4+o8zwSlVnQrzvlvqlYJF9w3B3j4Xwb9OPvwUjJOB1asgbK7KV0/uQ9eIy7EPi33CrumZHJeE63SYYcDeXa+nRcUVDftXmkhYj4Ki7O2T4rJwV1f7gfkczAM5Lg77VfEak2P1TPJPCFaPiAybpQWEQ9NJ5x0X7neyTLA/uhA8quoouFGOXgq5t1arfggIZsmwzbG8iAUDwySY950mP9wsgxNyPIDN0wkcWJWtMhws38bBbAjrdalRQ3uD8CTH5kmSYO7BIi7H6TCU4+yw6N9egwfPmA53f0Y5vgo/T2EWDevWUWC7Nfewas0W1ww8m2N+szCQY3kNrJi3zyDc/3ZQt5rJG11c8t4UuMaC3TCB8AUo0dXwKD9gji9gK2nTCZ7HmWA9AsBaLcILyNxavQZuy8LD6WQqA6hqoYprBAvWfgzODMJ1JpjjRfCooVi4vbZJDGBvjqDDUH5yTKcQLNDgSXHFwIF5LL4C7BeXmFY1GxSXGBSXd1ZdePRRa3UMzBbAbTzszsSbwNBhHG06wUefHLDdmu3RJwLOUdUBuC0NX98W7XkGgPu1Wkz2k8TdKQZma+Fm//Cmh71ssCkuMfkJkw7LMb9hGDj6ALBejgF4Ulzu38aJu1MEPFvVa2EzLmIT+N3EPxl/38fxp/t48mmGmyvU1mdurjbuqL252rij9uZq444Oc0zFRcVFxUXFRcVFxUXFdZ/F9R80ZGe4fIJgdwAAAABJRU5ErkJggg==',
      title: { zh: '城市运行中心', en: 'City operations centre' },
      note: { zh: '夜间值守', en: 'Night watch' },
    },
    {
      picture: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAPAAAACWBAMAAAAS1hjmAAAAMFBMVEUvf8RKldJtqt6Twei82fDi7vX/88R/sIpPj2v3+/84cFoAAAAAAAAAAAAAAAAAAACixDBDAAACxUlEQVR42u3VwW6jMBAGYL/CXir12kOlnJEqceeSB1hVPW4r5Q0i2idYrhuouvMK+5QbIICN7bE9ZKCK5j9VAftjhjFVSiKRSCQSiUTCnh8bRWCBBRZY4BuG728U/uWH//DBd4c2vqt8cO/65HvgggfXIy+GH3wZ3cOr6/IOHhbFCz9O8MF5A5x4YM11l3xrsN5pd6+3g4EFNlxnr3cCrwefbgk2h5rjPNEr3hAGge2cOOCIg7xLh8Pf6hgYmODQWGOPpjJPdPfNeUcOdYYHwH9tAZyF4ZoAP2lwRoNzpGA/nAULPncSyJ1G4KdQwTkATqMd8cOj7C+oS+3vNBG+yBlaMFI0/iIUPh9vGepi7c4XwdjkQDe13qIDx5wKn+upL8cld79px2/1FeC+z9qY1RGdvgLcFqx9IHK7245OGx8UOmxuBPUMAh6429b+JBo9yBjgflsLBj01B9zv6qoYg2HxcI3nCPmcccDDwGL/9nIOeJgbHIYAXCRnD83wB3YTeNd1IcDjlgG4uTrcbANPXAAG70IaDMVGcPHd4f3sJc+eZC247cDSqY6EC6PC/jParALvwawXjGazwo1ebqc3a8DF9GntSl0RhqHgZpi3SeaEZ9f1Z+GGG/9PnHBhw1PJrPDehseSWeHChseH4YU3+ScRgn/S8wJJ18yfgnA5z3EF+Ln05MgJl3iOy+BnlVirng8q3O6uCMVOcEmB+8WKVuwA67MWBY+7K1qxE3xOPKwtVrRi+3zZRwyFSyecquqwbVvw1CADJqgzeGabZ8d4MyNMQx2wgX/aU2PcrsoF+Uq7JrDA3w+u9PymwNp6RVIvdhpsLo6D3ytn/lbRsLWDorMtXFVRsGMHRemxmSDsXKX6MaGzw6Cl7qDQhVVs0ndQ/n69V0lJ3EF5Viaq6TuoaqMILLDAAgsssB/+t1EEFlhggQWOzn/bktHroMoyKgAAAABJRU5ErkJggg==',
      title: { zh: '北坡风电场', en: 'North slope wind farm' },
      note: { zh: '装机 48 MW', en: '48 MW installed' },
    },
  ],
  sampleMapping: [{ role: 'src', field: 'picture' }, { role: 'name', field: 'title' }, { role: 'label', field: 'note' }],
  upgrades: [],
});
