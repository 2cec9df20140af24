import type { installEn } from "./install-en.ts";

/** Spanish words of having the app on the home screen. */
export const installEs: typeof installEn = {
  title: "Ponga Red Thread en su pantalla de inicio",
  text: "Se abre como cualquier otra aplicación, funciona sin red, recibe los archivos que comparta con ella, y el navegador guarda sus documentos con más seguridad.",
  install: "Instalar",
  later: "Ahora no",
  forgetsTitle: "Safari puede borrar lo que guarda aquí",
  forgets:
    "En una pestaña, Safari borra lo que guardó una página cuando usted usa Safari siete días sin abrirla. Sus documentos solo están en esta pestaña. En la pantalla de inicio esa regla no vale.",
  beginsEmpty:
    "La aplicación de la pantalla de inicio empieza vacía: Safari no le pasa nada. Haga primero una copia; después ábrala allí y elija «Restaurar una copia».",
  backupFirst: "Hacer primero la copia",
  steps: {
    iphone: [
      "Pulse el signo de compartir: una caja con una flecha. En Safari más nuevo está detrás de los tres puntos.",
      "Baje por la lista y elija «Agregar a inicio».",
      "Pulse «Agregar». Desde entonces abra Red Thread desde allí.",
    ],
    mac: [
      "Abra el menú Archivo de Safari.",
      "Elija «Agregar al Dock».",
      "Desde entonces abra Red Thread desde el Dock.",
    ],
    menu: [
      "Abra el menú del navegador.",
      "Elija «Instalar» o «Agregar a la pantalla de inicio».",
      "Desde entonces ábrala desde allí.",
    ],
  },
};
